import { HttpResponse } from 'msw';
import { ok } from '../../envelope';
import { publicCall, signedCall } from './call';
import { refusal } from './refusal';
import { nextNumber, system } from './state';

const MAX_BYTES = 10 * 1024 * 1024;

/** POST tools/oss/upload (one file, at most 10 MB), and the static address of the file. */
export const ossHandlers = [
  signedCall('post', '*/rcep-boot/api/v1/tools/oss/upload', async ({ request }) => {
    const file = (await request.formData()).get('file');
    if (file === null || typeof file === 'string') throw refusal(-1, '请选择文件');
    if (file.size > MAX_BYTES) throw refusal(-1, '文件大小超出限制');
    const [, name = file.name, suffix = ''] = /^(.*)\.(\w+)$/.exec(file.name) ?? [];
    const randomFileName = nextNumber().toString(36).padStart(16, '0');
    const randomFileNameAndSuffix = suffix === '' ? randomFileName : `${randomFileName}.${suffix}`;
    system().files.set(randomFileNameAndSuffix, file);
    return ok({
      size: file.size,
      name,
      nameAndSuffix: file.name,
      prefix: null,
      suffix,
      randomFileName,
      randomFileNameAndSuffix,
      fileStoragePath: `${new URL(request.url).origin}/rcep-boot/static/upload/${randomFileNameAndSuffix}`,
    });
  }),
  publicCall('get', '*/rcep-boot/static/upload/:name', ({ param }) => {
    const file = system().files.get(param('name'));
    if (file === undefined) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(file, { headers: { 'Content-Type': file.type } });
  }),
];
