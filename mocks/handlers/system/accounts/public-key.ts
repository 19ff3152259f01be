import { ok } from '../../../envelope';
import { publicCall } from '../call';
import { system } from '../state';

/** GET common/public-key: base64 of the RSA key, without armour. */
export const publicKeyHandlers = [
  publicCall('get', '*/rcep-boot/api/v1/common/public-key', () => ok(servedKey())),
];

/** The current key, or once the previous one if a control requested that. */
function servedKey(): string {
  const { key, outdatedKey } = system();
  system().outdatedKey = null;
  return (outdatedKey ?? key).publicKey;
}
