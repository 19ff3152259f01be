import { useState } from 'react';
import { serverPicture } from '@/shared/config/server-picture';

/** The user's picture; the first character of the name where there is none or it cannot be read. Decoration: the name is said elsewhere. */
export function AvatarImage({ address, name }: { address: string; name: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className="personal-avatar-image" aria-hidden="true">
      {address === '' || broken === address ? (
        /^./u.exec(name)?.[0]
      ) : (
        <img
          src={serverPicture(address)}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  );
}
