import { useEffect, useState } from 'react';

/** How long a message about what was done stays, in milliseconds. */
const STATUS_DURATION_MS = 5000;

/** A short message for a live region, which goes by itself. */
export function useStatus() {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => setStatus(''), STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return [status, setStatus] as const;
}
