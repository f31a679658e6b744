import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '#src/components/ui/button.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import type { Phone } from '#src/lib/phone.ts';
import { HOTLINE } from '#words/company/hotline.ts';
import { PhoneIcon } from './phone-icon.tsx';

interface CallButtonProps {
  phone: Phone;
  look?: ButtonLook;
  children?: ReactNode;
}

export function CallButton({ phone, look = 'act', children }: CallButtonProps) {
  return (
    <a href={phone.href} className={buttonClass(look)}>
      <PhoneIcon />
      {children ?? (
        <span>
          <PhoneText>{HOTLINE.call(phone.text)}</PhoneText>
        </span>
      )}
    </a>
  );
}
