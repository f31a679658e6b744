import type { ReactNode, Ref } from 'react';
import { buttonClass } from '#src/components/ui/button.tsx';

interface PhotoInputProps {
  ref?: Ref<HTMLInputElement>;
  onChange: (input: HTMLInputElement) => void;
  children: ReactNode;
}

/**
 * A button that opens the camera or the gallery: the browser's own file control, behind its label. It belongs to
 * no form: photos are sent apart.
 */
export const PhotoInput = ({ ref, onChange, children }: PhotoInputProps) => (
  <label className={buttonClass('outline', 'file-button')}>
    {children}
    <input
      ref={ref}
      type="file"
      form=""
      name="photos"
      multiple
      accept="image/*"
      className="sr-only"
      onChange={(event) => onChange(event.target)}
    />
  </label>
);
