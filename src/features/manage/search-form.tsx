import type { FormEvent, InputHTMLAttributes, Ref } from 'react';
import { Button, type ButtonLook } from '#src/components/ui/button.tsx';
import { TextField } from '#src/components/ui/text-field.tsx';

interface SearchFormProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength' | 'defaultValue'> {
  /** The name of the field. */
  name: string;
  label: string;
  hint: string;
  /** The words of the button. */
  submit: string;
  look?: ButtonLook;
  ref?: Ref<HTMLInputElement>;
  onSearch: (typed: string) => void;
}

/** A field and a button; what is typed stays in the field. */
export function SearchForm({ submit, look = 'outline', onSearch, ...field }: SearchFormProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(field.name);
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support the search element
    <form role="search" onSubmit={search} className="mb-5 flex max-w-xl items-start gap-3 max-xs:grid">
      <TextField {...field} className="flex-1" type="search" enterKeyHint="search" autoComplete="off" />
      <Button type="submit" look={look} className="xs:mt-8">
        {submit}
      </Button>
    </form>
  );
}
