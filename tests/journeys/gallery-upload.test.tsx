import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useApiServer } from '../support/api-server';
import { openApp } from '../support/open-app';
import { signInAs, useFreshConsole } from '../support/sign-in-as';

const server = useApiServer();
useFreshConsole();

const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });
const ADDRESS = '*/rcep-boot/api/v1/tools/oss/upload';
const picture = () =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'plan.jpg', { type: 'image/jpeg' });

async function openWithPicture() {
  signInAs('admin');
  await openApp('/vab/upload');
  await screen.findByRole('heading', { level: 1, name: '上传' });
  const user = userEvent.setup();
  await user.upload(main().getByLabelText('选择图片'), picture());
  await main().findByRole('img', { name: 'plan.jpg的预览' });
  return user;
}

describe('console 15: the upload page sends what was chosen', () => {
  it('to the file store, and says where the file then is', async () => {
    const user = await openWithPicture();
    await user.click(button('上传plan.jpg'));
    expect(await main().findByText(/^已存到 .*\/rcep-boot\/static\/upload\/\w+/)).toBeVisible();
    expect(button('重新上传plan.jpg')).toBeDisabled();
  });

  it('says what the server refuses and why, and offers to try again', async () => {
    server.use(
      http.post(ADDRESS, () => HttpResponse.json({ code: -1, msg: '文件大小超出限制', data: null }), {
        once: true,
      }),
      http.post(ADDRESS, () => HttpResponse.error(), { once: true }),
    );
    const user = await openWithPicture();
    await user.click(button('上传plan.jpg'));
    expect(await main().findByText(/^上传失败。.*文件大小超出限制/)).toBeVisible();
    await user.click(button('重新上传plan.jpg'));
    expect(await main().findByText('上传失败。 服务器没有回应，请重新上传。')).toBeVisible();
    await user.click(button('重新上传plan.jpg'));
    expect(await main().findByText(/^已存到/)).toBeVisible();
  });

  it('shows how far it is, and can be cancelled', async () => {
    server.use(http.post(ADDRESS, () => new Promise<never>(() => {})));
    const user = await openWithPicture();
    await user.click(button('上传plan.jpg'));
    expect(main().getByRole('progressbar', { name: 'plan.jpg的上传进度' })).toBeVisible();
    expect(button('移除plan.jpg')).toBeDisabled();
    await user.click(button('取消上传plan.jpg'));
    expect(await main().findByText('已取消，没有保存。')).toBeVisible();
    expect(main().queryByRole('progressbar')).not.toBeInTheDocument();
    expect(button('重新上传plan.jpg')).toHaveFocus();
  });
});
