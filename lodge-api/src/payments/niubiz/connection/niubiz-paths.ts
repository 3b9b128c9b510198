export type GatewayPaths = {
  session: string
  authorise: string
  reverse: string
  lookup(purchaseNumber: string): string
  void(signature: string): string
  refund(transactionId: string): string
}

/** Returns the endpoint paths of one merchant (`docs/niubiz.md`, 'Server to server'). */
export function gatewayPaths(merchantId: string): GatewayPaths {
  const merchant = encodeURIComponent(merchantId)
  const authorization = '/api.authorization/v3'
  return {
    session: `/api.ecommerce/v2/ecommerce/token/session/${merchant}`,
    authorise: `${authorization}/authorization/ecommerce/${merchant}`,
    reverse: `${authorization}/reverse/ecommerce/${merchant}`,
    lookup: (purchaseNumber) =>
      `${authorization}/retrieve/purchase/${merchant}/${encodeURIComponent(purchaseNumber)}`,
    void: (signature) => `${authorization}/void/ecommerce/${merchant}/${encodeURIComponent(signature)}`,
    refund: (transactionId) => `/api.refund/v1/refund/${merchant}/${encodeURIComponent(transactionId)}`,
  }
}
