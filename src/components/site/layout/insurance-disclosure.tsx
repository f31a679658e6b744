import { EnglishText } from '#src/components/site/english-text.tsx';

interface InsuranceDisclosureProps {
  heading: string;
  statements: readonly string[];
  /** The English statements, where `statements` are a translation. */
  english?: readonly string[];
}

/**
 * The statements required by F.S. 489.147(2)(a). The law measures their type against the largest type on the
 * page, so it is half of h1 at every width and never below 12 points (`--h1` in styles.css).
 */
export function InsuranceDisclosure({ heading, statements, english = [] }: InsuranceDisclosureProps) {
  return (
    <section className="wrap disclosure">
      <h2>{heading}</h2>
      <Statements statements={statements} />
      {english.length > 0 && (
        <EnglishText>
          <Statements statements={english} />
        </EnglishText>
      )}
    </section>
  );
}

const Statements = ({ statements }: Pick<InsuranceDisclosureProps, 'statements'>) => (
  <ul>
    {statements.map((statement) => (
      <li key={statement}>{`${statement} `}</li>
    ))}
  </ul>
);
