import { useCallback } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Navigates by itself after a while, unless the visitor has opened another page by then, which may still be
 * on its way.
 */
export function useNavigateLater() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to: To, options?: NavigateOptions) => {
      if (window.location.pathname === pathname) navigate(to, options);
    },
    [navigate, pathname],
  );
}
