import type { Voice } from './lesson-reader.ts';

/** Returns the device's voice for English, or undefined where the browser cannot speak. */
export function deviceVoice(): Voice | undefined {
  if (
    typeof window === 'undefined' ||
    !('speechSynthesis' in window) ||
    !('SpeechSynthesisUtterance' in window)
  )
    return undefined;
  return {
    speak(text, rate, onEnd) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = 'en-US';
      utterance.rate = rate;
      utterance.addEventListener('end', onEnd);
      utterance.addEventListener('error', onEnd);
      speechSynthesis.speak(utterance);
    },
    cancel: () => speechSynthesis.cancel(),
  };
}
