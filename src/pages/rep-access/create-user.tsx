import { Link } from 'react-router-dom';
import { loneLinkClass } from '#src/components/rep/link-class.ts';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CREATE_USER } from '#src/content/rep/rep-account.ts';
import { paths } from '#src/content/site-map.ts';
import { CreateUserForm } from '#src/features/account/create-user-form.tsx';

export default function CreateUserPage() {
  return (
    <RepPage title={CREATE_USER.title} lead={CREATE_USER.lead}>
      <Card>
        <CreateUserForm>
          <p className="-my-3 flex flex-wrap items-center gap-x-2">
            {CREATE_USER.haveAccount}
            <Link to={paths.rep.login} className={loneLinkClass}>
              {CREATE_USER.signIn}
            </Link>
          </p>
        </CreateUserForm>
      </Card>
    </RepPage>
  );
}
