/** The filters of the list of types by the keys of the server. */
export const TYPE_WIRE = { typeCode: 'typeCode_EQ', typeName: 'typeName_LIKE', izLock: 'izLock_EQ' };
