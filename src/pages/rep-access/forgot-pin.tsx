import { Link } from 'react-router-dom';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { FORGOT_PIN } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { ForgotPinForm } from '#src/features/account/forgot-pin-form.tsx';

export default function ForgotPinPage() {
  return (
    <RepPage title={FORGOT_PIN.title} lead={FORGOT_PIN.lead}>
      <Card>
        <ForgotPinForm>
          <p className="-my-3 flex flex-wrap justify-between gap-x-6">
            <Link to={paths.rep.login} className={loneLinkClass}>
              {FORGOT_PIN.toLogin}
            </Link>
            <Link to={paths.rep.setPin} className={loneLinkClass}>
              {FORGOT_PIN.haveCode}
            </Link>
          </p>
        </ForgotPinForm>
      </Card>
    </RepPage>
  );
}
