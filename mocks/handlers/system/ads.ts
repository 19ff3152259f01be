import { ads } from '../../data/system/ads';
import { ok } from '../../envelope';
import { publicCall } from './call';

/** GET ad/getList: the delivered back end has no such call; the shape is that of the original's mock. */
export const adHandlers = [publicCall('get', '*/rcep-boot/ad/getList', () => ok(ads, 'success', 200))];
