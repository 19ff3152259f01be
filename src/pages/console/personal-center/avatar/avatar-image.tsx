import { useState } from 'react';
import { serverPicture } from '@/shared/config/server-picture';

/**
 * The user's picture, or the initial of the name if it is missing or fails to load. Decorative: the name is
 * elsewhere.
 */
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
