import { type Control, isControl } from '#src/lib/control.ts';

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const namesakes = ({ name }: Control): Control[] => [...document.getElementsByName(name)].filter(isControl);

/** Whether it holds anything else than the document gave it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

interface TypedControl {
  control: Control;
  name: string;
  /** Among the controls of this name. */
  index: number;
  value: string;
  isChecked: boolean;
}

const keep = (control: Control): TypedControl => ({
  control,
  name: control.name,
  index: namesakes(control).indexOf(control),
  value: control.value,
  isChecked: isChoice(control) && control.checked,
});

/** As the browser does it, so that React hears of it: it ignores what is set on the element itself. */
function type(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

function putBack({ control: before, name, index, value, isChecked }: TypedControl): void {
  const control = before.isConnected ? before : [...document.getElementsByName(name)][index];
  if (!isControl(control)) return;
  if (isChoice(control)) {
    if (control.checked !== isChecked) control.click();
  } else if (control.value !== value) type(control, value);
}

/**
 * Copies what a visitor types and chooses before the app runs. Where a document was changed before it
 * was complete (decision 0073), React draws the page anew, with empty controls.
 * @returns the function that ends this: it puts back what is missing, and the caret
 */
export function keepTyped(): () => void {
  const typed = new Map<string, TypedControl>();
  const note = (element: unknown) => {
    // A file cannot be put back.
    if (!isControl(element) || !element.name || element.type === 'file') return;
    const copy = keep(element);
    typed.set(`${copy.name} ${copy.index}`, copy);
  };
  const onType = ({ target }: Event) => note(target);
  for (const element of document.querySelectorAll('input, select, textarea'))
    if (isControl(element) && isChanged(element)) note(element);
  document.addEventListener('input', onType, { capture: true });
  const focused = isControl(document.activeElement) ? keep(document.activeElement) : undefined;
  return () => {
    document.removeEventListener('input', onType, { capture: true });
    for (const copy of typed.values()) putBack(copy);
    if (focused && !focused.control.isConnected)
      [...document.getElementsByName(focused.name)][focused.index]?.focus();
  };
}
