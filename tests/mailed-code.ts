/** The code for a PIN in the text of a mail; empty without one. */
export const getMailedCode = (text = ''): string => /^Your code: (\w+)\./m.exec(text)?.[1] ?? '';
