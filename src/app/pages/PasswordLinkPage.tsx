import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepLink, PasswordLink, readKeptLink } from '@/features/auth';
import { paths } from '../paths';

/** A link for a password. Its token leaves the address as soon as it is read, so that no history keeps it. */
export default function PasswordLinkPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const arrived = hash.slice(1);
  const [token, setToken] = useState(readKeptLink);
  if (arrived !== '' && arrived !== token) setToken(arrived);

  useEffect(() => {
    if (arrived === '') return;
    keepLink(arrived);
    void navigate(paths.passwordLink(), { replace: true });
  }, [arrived, navigate]);

  return <PasswordLink key={token} token={token} signInHref={paths.login()} />;
}
