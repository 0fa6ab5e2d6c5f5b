/** Returns where a code was sent, masked as by Cognito, and alike for an unregistered address. */
export function codeDelivery(email: unknown): { CodeDeliveryDetails: object } {
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: maskEmail(String(email)),
    },
  };
}

/** `ada@lovelace.example` → `a***@l***` */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}
