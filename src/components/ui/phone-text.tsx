/** As contract/e164.ts formats a number. */
const NUMBER = /(\(\d{3}\) \d{3}-\d{4})/;

/** A text in which no phone number is broken: at a large text size it is smaller instead (`phone-number`). */
export const PhoneText = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part) =>
    NUMBER.test(part) ? (
      <span key={part} className="phone-number">
        {part}
      </span>
    ) : (
      part
    ),
  );
