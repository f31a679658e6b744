import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '#contract/session.ts';
import { paths } from '#src/content/site-map.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';

/** Ctrl+K (or Command+K) opens the search for a lead, for a manager whose backend has one. */
export function useFindKey({ role }: Session): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (role !== 'manager' || !readBackendFeatures().can('find')) return;
    event.preventDefault();
    navigate(`${paths.rep.manage}?view=find`);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
