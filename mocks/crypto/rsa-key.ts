/** An RSA key pair of 1024 bits of the mock server. */
export interface RsaKey {
  /** base64 of the SubjectPublicKeyInfo, as the public-key endpoint sends it. */
  publicKey: string;
  modulus: bigint;
  privateExponent: bigint;
}

/** Key pairs made only for these mocks, not used by any deployment; rotation cycles through them. */
export const testKeys: readonly [RsaKey, RsaKey] = [
  rsaKey({
    publicKey:
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDJtW+pnaNtyZAMNMvOQnkuUZ5E6NaTZSQhKj3ZpSQ9NfZeJ40/pf9zRqzw' +
      '6ZKAIi3q0Amgd2Hc/XgzMCXH1jjx8GvhbFhgsKOXig3wqShllIWv5EQW8wVFsTLcW80tsjiUvYj8XSCOmIT7gPse3MyGRmAN' +
      'dgf9uSS45psrt3MLzwIDAQAB',
    n:
      'ybVvqZ2jbcmQDDTLzkJ5LlGeROjWk2UkISo92aUkPTX2XieNP6X_c0as8OmSgCIt6tAJoHdh3P14MzAlx9Y48fBr4WxYYLCj' +
      'l4oN8KkoZZSFr-REFvMFRbEy3FvNLbI4lL2I_F0gjpiE-4D7HtzMhkZgDXYH_bkkuOabK7dzC88',
    d:
      'hp26Cf8UxP6STjMmGV-vtEPwVpj2K6SCekfQw2I9T0SmSawnzmSgmXR_ksCvbyhgcKeq5RcHjw7ym2b0r-u-UDjCfe7ecJlp' +
      'VwDCLLdUTF2MK-LkdbJ50P4GRmpAJEjNTrmr7Qul_biADkSPcBusD6904G1EpSb4zTNVWeczvbE',
  }),
  rsaKey({
    publicKey:
      'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDNSrCRtU9dRpFO06TwKy3nrfyD68UfktrdU2ahlXBjOzi2CUY9CGThM2OS' +
      '19zKDXYsInn0l4KfipTmnuk2VxOuustKdiocuXax0CvXNF4Opz+pxvoz9yCjPkfKXfLL8lEtsVhqQ3ZEBswrnJD1MRcv3TNk' +
      'VxzuppCHCA9WzEha3QIDAQAB',
    n:
      'zUqwkbVPXUaRTtOk8Cst5638g-vFH5La3VNmoZVwYzs4tglGPQhk4TNjktfcyg12LCJ59JeCn4qU5p7pNlcTrrrLSnYqHLl2' +
      'sdAr1zReDqc_qcb6M_cgoz5Hyl3yy_JRLbFYakN2RAbMK5yQ9TEXL90zZFcc7qaQhwgPVsxIWt0',
    d:
      'jKwdifrfw17Tu1wzrY8pCZSjcBJjJVuQNhEsRpUMSjMOjU6VnsTdu6NnG_xnAt1umJeXUg9wJrrjhZRm4iGRDfMPp3nTnayJ' +
      '7QE5XfGtRfjiakHMNHHPKQPixN17gQLCyTh0LkTih5tiwimVQgw_ZN9a5b_oYyTcbDoYNz_t-4E',
  }),
];

function rsaKey(parts: { publicKey: string; n: string; d: string }): RsaKey {
  return { publicKey: parts.publicKey, modulus: integerOf(parts.n), privateExponent: integerOf(parts.d) };
}

/** Integer of unpadded base64url, as in a JSON Web Key. */
function integerOf(base64Url: string): bigint {
  const bytes = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
  return BigInt(`0x${hex.join('')}`);
}
