import type { Certificate } from '@learning/shared/contract/certificates';
import { showToast } from '#components/feedback/toast.ts';

/** Shares a certificate's public page through the device's share sheet, or copies its address. */
export async function shareCertificate(certificate: Certificate): Promise<void> {
  const { courseName, verificationUrl: url } = certificate;
  if ('share' in navigator) {
    try {
      await navigator.share({ title: `Certificate: ${courseName}`, url });
      return;
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
    }
  }
  await copyLink(certificate);
}

export async function copyLink({ verificationUrl }: Certificate): Promise<void> {
  try {
    await navigator.clipboard.writeText(verificationUrl);
    showToast({ title: 'Link Copied', description: verificationUrl, tone: 'success' });
  } catch {
    showToast({ title: 'Link to This Certificate', description: verificationUrl, tone: 'info' });
  }
}
