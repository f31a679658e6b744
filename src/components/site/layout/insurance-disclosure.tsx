interface InsuranceDisclosureProps {
  heading: string;
  statements: readonly string[];
  /** A closing sentence in ordinary type. */
  noAdjusting?: string;
}

/**
 * The statements F.S. 489.147(2)(a) asks for. Their type is half of h1 at every width and never below 12 points
 * (styles.css, `--h1`), which the law measures against the largest type of the page.
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
