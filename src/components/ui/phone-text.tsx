/** As contract/e164.ts formats a number. */
const NUMBER = /(\(\d{3}\) \d{3}-\d{4})/;

/** A text in which no phone number is broken: at a large text size it is smaller instead (`phone-number`). */
export const PhoneText = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, index) =>
    NUMBER.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may have a number twice
      <span key={index} className="phone-number">
        {part}
      </span>
    ) : (
      part
    ),
  );
