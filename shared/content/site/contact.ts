/** What a visitor writes to the operator about; each button that opens the form presets one (DECISIONS section 7). */
export interface ContactTopic {
  id: 'sales' | 'consultation' | 'message' | 'coaching';
  title: string;
  intro: string;
  /** Label of the field for the message. */
  question: string;
}

export const contactForm = {
  topics: [
    {
      id: 'sales',
      title: 'Contact Sales',
      intro: 'For 50 users and more: volume pricing, a custom learning plan, unlimited coaching.',
      question: 'How many people, and what should they learn first?',
    },
    {
      id: 'consultation',
      title: 'Schedule a Consultation',
      intro: 'A conversation about your team, and which courses fit it.',
      question: 'What would you like to talk about, and when does it suit you?',
    },
    {
      id: 'message',
      title: 'Send a Message',
      intro: 'A question about a course, a plan or your account.',
      question: 'Your message',
    },
    {
      id: 'coaching',
      title: 'Book 1-on-1 Session',
      intro:
        'One decision of your own, with the instructor. Leave out names and anything confidential.',
      question: 'What is the decision, and when does it suit you?',
    },
  ] satisfies ContactTopic[],
  send: 'Send Request',
  sent: {
    title: 'Request Sent',
    text: 'We will answer by email.',
  },
} as const;
