import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/content/site-map.ts';

export default function RepResetPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <Navigate
      replace
      to={token ? `${paths.rep.setPin}?token=${encodeURIComponent(token)}` : paths.rep.forgotPin}
    />
  );
}
