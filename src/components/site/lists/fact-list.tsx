/** A labelled run of short names, such as ZIP codes. */
export function FactList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-slate-700">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
