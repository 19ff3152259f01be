/** The server's keys of the filters of the list of types. */
export const TYPE_WIRE = { typeCode: 'typeCode_EQ', typeName: 'typeName_LIKE', izLock: 'izLock_EQ' };
