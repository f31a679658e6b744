import { useEffect, useEffectEvent } from 'react';

/** Calls `onReturn` when the visitor comes back to the window or the tab. */
export function useOnReturn(onReturn: () => void): void {
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const listen = () => comeBack();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
}
