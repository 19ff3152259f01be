import { updateAvatar, upload } from './profile-api';

/** Stores the picture and makes it the user's; gives its address. Rejects as the two calls do, nothing is undone. */
export async function changeAvatar(picture: Blob): Promise<string> {
  const address = await upload(picture, 'avatar.jpg');
  await updateAvatar(address);
  return address;
}
