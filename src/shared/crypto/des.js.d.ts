declare module 'des.js' {
  interface Cipher {
    update(bytes: ArrayLike<number>): number[];
    final(): number[];
  }
  interface CipherOptions {
    type: 'encrypt' | 'decrypt';
    key: ArrayLike<number>;
  }
  const des: { DES: { create(options: CipherOptions): Cipher } };
  export default des;
}
