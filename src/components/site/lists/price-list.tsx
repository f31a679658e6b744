interface PriceListProps {
  /** `lang` is that of the text, where it is not the page's. */
  rows: readonly { what: string; price: string; text: string; lang?: string | undefined }[];
}

export function PriceList({ rows }: PriceListProps) {
  return (
    <dl className="grid gap-x-10 gap-y-5 rounded-2xl bg-white px-5 py-8 raised sm:px-8 lg:grid-cols-3">
      {rows.map(({ what, price, text, lang }) => (
        <div key={what}>
          <dt className="font-display text-navy-900 text-xl leading-tight">{what}</dt>
          <dd className="font-display text-2xl text-tarp-700 leading-tight">{price}</dd>
          <dd lang={lang} className="mt-3 text-slate-700">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
