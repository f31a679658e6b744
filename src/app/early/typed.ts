type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const isChanged = (field: Field): boolean => {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    // Without a marked option a browser begins with the first one.
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  return field.value !== field.defaultValue;
};

/** Sets a field the way a visitor does, past a library that watches the element's own `value`. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Notes what a visitor typed or ticked before the app took the page over.
 * @returns call it once the app runs: it gives back what the app's forms reset
 */
export function keepTyped(root: HTMLElement): () => void {
  const kept = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, checked: isTick(field) && field.checked }));
  return () => {
    for (const { field, value, checked } of kept) {
      if (isTick(field)) {
        if (field.checked !== checked) field.click();
      } else if (field.value !== value) {
        type(field, value);
      }
    }
  };
}
