import { useState } from 'react';
import { serverPicture } from '@/shared/config/server-picture';

const NO_BREAK_SPACE = 0xa0;

/** The user's picture, or the initial of the name if it is missing or fails to load. */
export function Avatar({ name, url }: { name: string; url: string }) {
  const [failedUrl, setFailedUrl] = useState('');
  if (/^(https?:\/)?\//i.test(url) && url !== failedUrl) {
    return (
      <img
        className="admin-avatar"
        src={serverPicture(url)}
        alt=""
        width="32"
        height="32"
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(url)}
      />
    );
  }
  return (
    <span className="admin-avatar" aria-hidden="true">
      {String.fromCodePoint(name.codePointAt(0) ?? NO_BREAK_SPACE)}
    </span>
  );
}
