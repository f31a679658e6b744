import { Clock, Mail, MapPin, Phone as PhoneIcon } from 'lucide-react';
import { CallButton } from '#src/components/site/call-button.tsx';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { ContactFacts } from '#src/components/site/lists/contact-facts.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { CONTACT_PAGE } from '#src/content/pages/contact.ts';
import { ContactForm } from '#src/features/mail-forms/contact-form.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';

export default function ContactPage() {
  const hotline = phoneLink(env.hotline);
  return (
    <>
      <PageHeader title={CONTACT_PAGE.heading} actions={<CallButton phone={hotline} />}>
        <p>{CONTACT_PAGE.lead}</p>
      </PageHeader>
      <div className="wrap grid items-start gap-8 pt-8 pb-16 sm:pb-20 lg:grid-cols-[20rem_1fr] lg:gap-12 lg:pt-12">
        <ContactFacts
          facts={[
            { icon: PhoneIcon, label: CONTACT_PAGE.hotlineLabel, text: hotline.text, href: hotline.href },
            {
              icon: Mail,
              label: CONTACT_PAGE.emailLabel,
              text: env.contactEmail,
              href: `mailto:${env.contactEmail}`,
            },
            { icon: MapPin, label: CONTACT_PAGE.areaLabel, text: CONTACT_PAGE.area },
            { icon: Clock, label: CONTACT_PAGE.responseLabel, text: CONTACT_PAGE.response },
          ]}
        />
        <Card>
          <h2 className="mb-6">{CONTACT_PAGE.formHeading}</h2>
          <ContactForm />
          <p className="mt-6 border-foam-300 border-t pt-5 text-slate-700">{CONTACT_PAGE.repairNote}</p>
        </Card>
      </div>
    </>
  );
}
