import { Alert } from '#src/components/ui/alert.tsx';
import { REP_LOGIN } from '#src/content/rep/rep-area.ts';
import { isSessionStored } from '#src/stored/session/session.ts';

export function NotStoredNotice() {
  if (isSessionStored()) return null;
  return (
    <Alert kind="warning" className="mb-5">
      {REP_LOGIN.notStored}
    </Alert>
  );
}
