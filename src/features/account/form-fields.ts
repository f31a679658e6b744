/** The texts of a form by the names of its controls. */
export function readTexts(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** Takes the reader to the control with this name. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}
