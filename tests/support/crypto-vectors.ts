/** A key pair made for tests only: 1024 bits, public key as base64 SPKI, private key as base64 PKCS#8. */
export const TEST_PUBLIC_KEY =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDJtW+pnaNtyZAMNMvOQnkuUZ5E6NaTZSQhKj3ZpSQ9NfZeJ40/pf9zRqzw' +
  '6ZKAIi3q0Amgd2Hc/XgzMCXH1jjx8GvhbFhgsKOXig3wqShllIWv5EQW8wVFsTLcW80tsjiUvYj8XSCOmIT7gPse3MyGRmAN' +
  'dgf9uSS45psrt3MLzwIDAQAB';

export const TEST_PRIVATE_KEY =
  'MIICdwIBADANBgkqhkiG9w0BAQEFAASCAmEwggJdAgEAAoGBAMm1b6mdo23JkAw0y85CeS5RnkTo1pNlJCEqPdmlJD019l4n' +
  'jT+l/3NGrPDpkoAiLerQCaB3Ydz9eDMwJcfWOPHwa+FsWGCwo5eKDfCpKGWUha/kRBbzBUWxMtxbzS2yOJS9iPxdII6YhPuA' +
  '+x7czIZGYA12B/25JLjmmyu3cwvPAgMBAAECgYEAhp26Cf8UxP6STjMmGV+vtEPwVpj2K6SCekfQw2I9T0SmSawnzmSgmXR/' +
  'ksCvbyhgcKeq5RcHjw7ym2b0r+u+UDjCfe7ecJlpVwDCLLdUTF2MK+LkdbJ50P4GRmpAJEjNTrmr7Qul/biADkSPcBusD690' +
  '4G1EpSb4zTNVWeczvbECQQD5OnIcGEul/x3AoAaOP80wQ6Cyeq2WzRVNo4NOZofa/74shxGnjD3O3o+JBKPbjOSOS9Qxht+K' +
  '4G9hrDC2OqzrAkEAzzB1i3sYeOn74zMAO4QHvZt5PsdKEH7rkeKZTcr0OBGXKR/AW/adeKU5JiId5mfSiUNdXkZc2HYnbi92' +
  'RDRTrQJAPbGhE6FUAJhhZhB27vmOMndbLTM/C0hjEJ/8Xgj1clnCWsVosl/94NqpD1LtuOhsn2jX8xae+YLLL5NvT3zA1wJA' +
  'YoJv4PmOES9vC/9bxPBpncUmSKsIk/9EkgBjU5GDvITgkjT+iLsg9BPasD7YaIxEle7pncFms6S56rG2UYdvoQJBAN+oW6Zw' +
  'JTDQ4qQDIsEBJS01m6BnO2p3ZX5vQPJNJHaWDo1H5q3hkmzL8pYPJcHGhoRB/GdXKCCXFfsw9L6uy88=';

/** Requests as a client with a fixed padding of 0xFF bytes writes them; the block count is that of raw 117-byte pieces. */
export const RSA_VECTORS = [
  {
    plaintext: '{}',
    bytes: 2,
    blocks: 1,
    encryptData:
      'DFIxvM+ikPQej9ZTV1hWL+uBjlKC/siS2BH7PW2OcLqW0E0FfQG1kdUyy1tw8b8hj/SljZeNZWZP7Wbzl9baSNdGeBqwBZn7' +
      'ypptxW523qHVCgG0c21485oTPS1nH4PN0UwnpL8dG97xkZVrdtbUkrrFeaUw4gwxcYFBiFTnXC0=',
  },
  {
    plaintext: '{"email":"a@b.cn","type":"0"}',
    bytes: 29,
    blocks: 1,
    encryptData:
      'G7LZV6RlymXeWGS9EgaUu4sgc3IWxcpOMOdQ3gdI5F+X0tX3TwneF4JYZ1b067BcijOBQvJlzRpFzMOvxYJ0hFvB03yHM9Es' +
      '1kz5LltfSI9qEP0URGraACTNNLhkslq6FYeKLWaBI4LS8Q4WkAfpNlT5BYjAaAvgpw42FyEZUMA=',
  },
  {
    plaintext:
      '{"principal":"system","password":"Aa123456.","verificationCode":"","uuid":"0123456789abcdefghijA' +
      'BCDEFGHIJ01","loginFrom":"0"}',
    bytes: 125,
    blocks: 2,
    encryptData:
      'TzJPnpAbobkeRJDsYJ9gWcexdGkLPriexRYVXbIfTfI/X3yPWHd6uqpIswQLOz2LtTBwM8zYy/ayG0rfIsyna/rV1A3uZHUB' +
      'YRnbL7pk4UBXJsZ76DBPt9pKM8/1Bpp0fh9d/81vgl1LpE3I4RV2cxmqbWVChxWjHb3oJJVDcpi9KlR85LHIhRugcQW7SQw8' +
      'zV4djXyx2dOPInjrIqHM80EcE5IrjYEFbrz8PufBFmHq7IPMEEG+WPHPnMzlXj6mKyyuf08DjFHrXcV8rX1JnZu2yX5Igr6W' +
      '9bi2IjHVmlrJEBRHQK38Dfq1jeEGG5s9I/1KDQEsRiKPVBz+kG1ZAA==',
  },
  {
    plaintext:
      '{"r":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' +
      'aaaaaaaaaaaaaaaaaaaa中文"}',
    bytes: 124,
    blocks: 2,
    encryptData:
      'M1hKRjW9YSscCwQ2sPkARpNCHoB0OSsYkVWSCFUh1dFhu8MmGKtbnURNsqDS/FG3iAsEUpnhUtKOuTRabKL15SSzp01kUqRc' +
      'lFBuUwpo1aymrWma0SU4Y5ffMRMRjBer0VDk+82/xEaAj3lanbD487q/nNp65KSQCKFr1iIh5Z8rIzKesoU+ef1fzQf01+kt' +
      'T25VbFMMgXmAmzZFfEcfROW6EBhyC5xAwnZ6547n+yKNGZP8jQPDdtEOOWB39s3xPnUVDADzUGO+DAvoB1gvOtN/2aIWnQov' +
      'EPPDti36wRhMeBpnwhIkHW8wjVNmo1QLoVC7klYCs2W5+IhFhvNvjQ==',
  },
] as const;

/** First 8 bytes of the public key, as the DES key of answers. */
export const DES_KEY_HEX = '30819f300d06092a';

/** Answers encrypted with the test key. */
export const DES_VECTORS = [
  {
    plaintext: '{}',
    base64: 'n5iuZOsW8l0=',
  },
  {
    plaintext: '{"msg":"登录成功"}',
    base64: '9uVHmB4MwjDDZIHiVvo5EI08BOQ1X2G2',
  },
  {
    plaintext: '{"accessToken":"eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9.TEST.SIG","expiresAtTs":1767225600000}',
    base64:
      'EOJmtTiyjakufwDiHnqDK7KXoKY4wiHi55pYugiit6YcGrA16MlI63GmXpb/CiifZs+K/hjRbNE85gSHFvqCg6WWM+LRe7Pz' +
      '/A6I+Nkuzr8piBgJiQAQknUfiJq8jNIC',
  },
] as const;

/** An answer encrypted with the key of any 2048-bit public key, given by its first 8 bytes. */
export const DES_VECTOR_2048 = { keyHex: '30820122300d0609', plaintext: '{}', base64: '0aK4zqpAuds=' };
