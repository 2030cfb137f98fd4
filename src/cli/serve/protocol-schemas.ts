export const protocolSchemas = (): object => ({})
