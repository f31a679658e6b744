import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { EXTENSIONS } from '#src/content/rep/extension-links.ts';
import { copyText } from '#src/lib/clipboard.ts';

export function CopyLinks({ text }: { text: string }) {
  const [copied, setCopied] = useState<{ text: string; worked: boolean } | null>(null);
  async function copy() {
    const worked = await copyText(text);
    setCopied({ text, worked });
  }
  const said = copied?.text === text ? copied : null;
  return (
    <div>
      <Button look="outline" onClick={copy} className="px-4!">
        <Copy aria-hidden="true" className="size-5" />
        {EXTENSIONS.copy}
      </Button>
      <p role="status" className="text-sm">
        {said && (said.worked ? EXTENSIONS.copied : EXTENSIONS.notCopied)}
      </p>
    </div>
  );
}
