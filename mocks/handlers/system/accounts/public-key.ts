import { ok } from '../../../envelope';
import { publicCall } from '../call';
import { system } from '../state';

/** GET common/public-key: base64 of the RSA key, without armour. */
export const publicKeyHandlers = [
  publicCall('get', '*/rcep-boot/api/v1/common/public-key', () => ok(servedKey())),
];

/** The key in use, but once the one before it where a control has asked for that. */
function servedKey(): string {
  const { key, outdatedKey } = system();
  system().outdatedKey = null;
  return (outdatedKey ?? key).publicKey;
}
