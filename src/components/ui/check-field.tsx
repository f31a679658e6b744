import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'children'> & {
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

export function CheckField({ children, className = '', ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={`flex gap-3 ${className}`}>
      <input {...input} id={id} type="checkbox" className="mt-0.5 size-6 shrink-0 accent-tarp-700" />
      <label htmlFor={id} className="-my-2 block py-2 text-slate-700 text-sm">
        {children}
      </label>
    </div>
  );
}
