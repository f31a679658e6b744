import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { REQUESTS } from '#src/content/rep/manage.ts';
import { paths } from '#src/content/site-map.ts';
import { copyText } from '#src/lib/clipboard.ts';

/** Where somebody new asks for an account, to be sent to them. */
export function InviteLink() {
  const [said, setSaid] = useState('');
  const url = new URL(paths.rep.createUser, window.location.origin).href;

  async function copy() {
    setSaid((await copyText(url)) ? REQUESTS.copied : REQUESTS.notCopied);
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-slate-700 wrap-anywhere">
        {REQUESTS.invite} <span className="font-semibold text-navy-900 select-all">{url}</span>
      </p>
      <Button look="outline" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {REQUESTS.copyInvite}
      </Button>
      <p role="status" className="text-slate-700">
        {said}
      </p>
    </div>
  );
}
