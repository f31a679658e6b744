import { Alert } from '#src/components/ui/alert.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import type { RepFailure } from '#src/services/rep-script/transport.ts';

interface LoadFailedProps {
  failure: RepFailure | null;
  text: string;
  onRetry: () => void;
}

export function LoadFailed({ failure, text, onRetry }: LoadFailedProps) {
  return (
    <Alert kind="error" className="mb-4">
      {failure && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <p>{text}</p>
            <p className="font-normal">{failureWords(failure)}</p>
          </div>
          <Button look="outline" onClick={onRetry}>
            {MANAGE.retry}
          </Button>
        </div>
      )}
    </Alert>
  );
}
