interface InsuranceDisclosureProps {
  heading: string;
  statements: readonly string[];
  /** Closing sentence, in body type size. */
  noAdjusting?: string;
}

/**
 * The statements required by F.S. 489.147(2)(a). The law measures their type against the largest type on the
 * page, so it is half of h1 at every width and never below 12 points (`--h1` in styles.css).
 */
export function InsuranceDisclosure({ heading, statements, noAdjusting }: InsuranceDisclosureProps) {
  return (
    <section className="wrap grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[1fr_2fr]">
      <h2 className="max-w-xs text-2xl">{heading}</h2>
      <div>
        <ul className="disclosure">
          {statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
        {noAdjusting && <p className="mt-5 text-balance text-slate-700">{noAdjusting}</p>}
      </div>
    </section>
  );
}
