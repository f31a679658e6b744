interface PriceListProps {
  rows: readonly { what: string; price: string; text: string }[];
}

export function PriceList({ rows }: PriceListProps) {
  return (
    <dl className="ruled rounded-2xl bg-white px-5 py-2 raised sm:px-8">
      {rows.map(({ what, price, text }) => (
        <div key={what} className="grid gap-x-8 py-5 sm:grid-cols-[1fr_auto]">
          <dt className="font-display text-2xl text-navy-900 leading-tight">{what}</dt>
          <dd className="font-display text-2xl text-tarp-700 leading-tight sm:text-right">{price}</dd>
          <dd className="mt-1 text-slate-700 sm:col-span-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
