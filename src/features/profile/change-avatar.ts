import { updateAvatar, upload } from './profile-api';

/** Uploads the picture and sets it as avatar; returns its address. Rejects as the two calls do, without rollback. */
export async function changeAvatar(picture: Blob): Promise<string> {
  const address = await upload(picture, 'avatar.jpg');
  await updateAvatar(address);
  return address;
}
