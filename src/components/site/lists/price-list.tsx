interface PriceListProps {
  rows: readonly { what: string; price: string; text: string }[];
}

export function PriceList({ rows }: PriceListProps) {
  return (
    <dl className="ruled rounded-2xl bg-white px-5 py-2 raised sm:px-8">
      {rows.map(({ what, price, text }) => (
        <div key={what} className="flex flex-wrap justify-between gap-x-4 py-4">
          <dt className="font-display text-2xl text-navy-900 leading-tight">{what}</dt>
          <dd className="font-display text-2xl text-tarp-700 leading-tight">{price}</dd>
          <dd className="w-full text-slate-700">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
