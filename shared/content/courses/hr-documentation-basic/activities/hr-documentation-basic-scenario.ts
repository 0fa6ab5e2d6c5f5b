import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-basic-scenario',
  moduleId: 'hr-documentation-basic-m4',
  type: 'scenario',
  title: 'Three Late Starts',
  description:
    "A supervisor wants an employee 'written up' from memory. Decide what facts you need, how the conversation runs, what the record says and where each paper goes.",
  passingScore: 70,
  config: {
    scenario: {
      title: 'Three Late Starts',
      context:
        'You are the HR partner at Northgate Medical Supplies, a fictional distributor. It is Tuesday, September 29, 2026. Rob, a warehouse supervisor, tells you that Thandi, a picker, has been late on three Mondays this month. Shifts start at 7:00. He has no notes. He says: "I remember all three. Write her up and I will sign it today." Thandi has two years of service and no earlier record. Your decisions change what you face next.',
    },
    steps: [
      {
        id: 's1',
        title: 'The request',
        description: 'Decide what you need before anything is written.',
        situation:
          'Rob wants the write-up before the shift ends. "If I wait," he says, "she will think it is fine." The time clock data is one request away. Rob does not approve shift swaps; the weekend lead, Marta, often does.',
        choices: [
          {
            id: 's1a',
            text: 'Ask Rob to have a quiet, friendly word with Thandi today while it is fresh. Keep it off paper for now, and start a record only if it happens a fourth time.',
            value: 3,
            feedback:
              'It feels proportionate, and it keeps a small matter small. But Rob speaks from memory, so Thandi hears facts no one has checked. Left to himself, he may also put his own version on paper. You have not avoided a dispute; you have moved it to where you cannot see the evidence.',
            next: 's2b',
          },
          {
            id: 's1b',
            text: 'Pull clock times and approved swaps for the whole crew. Ask Rob for a short note, dated today and marked as from memory. Draft nothing yet.',
            value: 10,
            feedback:
              "Thandi and Rob are both protected, because the talk will rest on data rather than recall. Crew data shows whether this is one person or a pattern. Rob's note is honest about when it was written. You lose an hour and gain facts that will survive a challenge.",
            next: 's2a',
          },
          {
            id: 's1c',
            text: "Have Rob write one note per late start, dated today and marked as from memory. Check each against Thandi's clock times before you go further.",
            value: 7,
            feedback:
              'Honest dating and a check against the clock are sound. What is missing is the rest of the crew and the swap log. Without them you may count an approved start, or treat Thandi differently from coworkers who did the same. Both gaps would surface later, from Thandi.',
            next: 's2a',
          },
          {
            id: 's1d',
            text: "Draft the write-up from Rob's account now so that it is ready and in the right format. He and Thandi can correct any detail in the meeting.",
            value: 0,
            feedback:
              "Once a page exists it shapes the meeting. Rob will defend it, and Thandi must disprove it. Any wrong date becomes HR's wrong date. She learns that the decision came before the facts, and the next person you ask to trust a record from you will have heard about it.",
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'The data arrives',
        description: 'Decide how the conversation should be set up.',
        situation:
          'The clock shows Thandi at 7:14 on September 14 and 7:11 on September 28. On September 21 Marta had approved a 7:30 start, so that one was not late. Over the same weeks Ben and Yuki each have two late starts, and no one has spoken to them. Rob says: "Fine, two. But she is the one who holds up the line."',
        choices: [
          {
            id: 's2a-a',
            text: 'Rob talks to Thandi today with the two times in hand and asks for her reasons. Ben and Yuki can wait until they reach a third.',
            value: 7,
            feedback:
              'Using checked times and asking for reasons is good practice, and Thandi gets a fair hearing. But she now has a record for something two coworkers also did. If she later says she was singled out, the crew data you pulled supports her. Apply one threshold to all three.',
            next: 's3a',
          },
          {
            id: 's2a-b',
            text: 'Issue the same documented verbal warning to all three today, using the clock times. It is consistent, it rests on data, and it shows that start times matter.',
            value: 0,
            feedback:
              'Equal treatment is not the same as fair treatment. Three people are warned without being heard, on two short late starts each. Any of them may have an approved or protected reason. Warnings issued before the answer are hard to defend and will probably have to be withdrawn in public.',
            next: 's3b',
          },
          {
            id: 's2a-c',
            text: 'Email the whole crew a friendly reminder that shifts start at 7:00, and name no one. Skip the individual talks for now and check the clock again in a month.',
            value: 3,
            feedback:
              'A neutral reminder is harmless, but it asks no one why. Thandi guesses it is about her, Ben and Yuki assume it is not, and the on-time majority feels scolded. You still do not know the reasons, so you cannot help, and no individual expectation has been set.',
            next: 's3b',
          },
          {
            id: 's2a-d',
            text: 'Hold the same short talk with all three, each with their own times. Ask for reasons, then state the standard. Record conversations, not warnings.',
            value: 10,
            feedback:
              'All three hear the same standard and get the same chance to explain. Thandi is not marked out, and Rob gets what he needs: a clear expectation on record. Because nothing was decided in advance, a reason that changes the picture can still be heard. That matters shortly.',
            next: 's3a',
          },
        ],
      },
      {
        id: 's2b',
        title: 'The page is already out',
        description: 'Decide how to repair a record that went out too soon.',
        situation:
          'Rob has spoken to Thandi, and not as you intended. He read out a page listing three late starts and said it was going on her file. She answered that Marta approved a 7:30 start on September 21, and that Ben and Yuki are late too. You now pull the data. She is right on both points. The page is wrong: two late starts, of 14 and 11 minutes.',
        choices: [
          {
            id: 's2b-a',
            text: 'Tell Thandi today that the page will not be used. Mark it "not issued," keep it with a dated correction, and plan a fair talk with each of the three.',
            value: 10,
            feedback:
              "Thandi hears quickly that the error was the company's and that nothing has been decided. Keeping the marked page shows honesty; a missing page would look like a cover-up. Treating three people alike resets the process. You have turned a bad start into a record that shows how you correct mistakes.",
            next: 's3a',
          },
          {
            id: 's2b-b',
            text: "Have Rob issue a corrected page today with the two right times, today's date and an apology for the mistake, so that the facts are settled while they are fresh.",
            value: 7,
            feedback:
              'The times are right, the date is true and the apology helps. Yet Thandi still has not been asked why she was late, and two coworkers have no record for the same thing. A tidy page issued without a hearing stays one-sided. She decides to put her side in writing.',
            next: 's3b',
          },
          {
            id: 's2b-c',
            text: "Keep the page on file as written, since it was read out, and add Thandi's objection in full in the employee comments so that both sides are shown.",
            value: 3,
            feedback:
              'Recording her side is right, but you know the page is wrong. Filing a false fact next to its denial leaves the next reader to guess. It also tells Thandi that accuracy is her problem. Known errors need a dated correction and should not be relied on.',
            next: 's3b',
          },
          {
            id: 's2b-d',
            text: 'Shred the page so that nothing inaccurate about Thandi stays on file, then start again with a clean meeting, the right times and all three employees.',
            value: 0,
            feedback:
              'The aim is accuracy, but the effect is a destroyed record that Thandi has seen and can describe. If she raises a concern, the missing page becomes the story, and Rob and you become the witnesses. Keep it, mark it as not issued, and add a dated note.',
            next: 's3b',
          },
        ],
      },
      {
        id: 's3a',
        title: 'An open answer',
        description: 'Decide how to respond in the room.',
        situation:
          'Wednesday, September 30. You sit in while Rob talks with Thandi. She sees the two times and agrees with them. Then she says, quietly: "I started a treatment on Mondays. It runs late some weeks. I did not want to say so on the floor." Rob leans in: "What kind of treatment?" She looks at you. "Does this go on my record?"',
        choices: [
          {
            id: 's3a-a',
            text: 'Explain that the record needs a reason, so ask what the treatment is and for a clinic letter by tomorrow. Then you can mark the two dates as excused.',
            value: 3,
            feedback:
              'You mean to help, since a letter could clear her dates. But a health question in front of her supervisor, for a conversation record, asks for more than you need in the wrong place. Thandi may share too much or shut down. Support questions belong in a separate HR process.',
            next: 's4',
          },
          {
            id: 's3a-b',
            text: 'End the meeting at once, because health has come up. Tell Thandi that the accommodation team will contact her, and that no one will discuss start times with her until then.',
            value: 7,
            feedback:
              'Her privacy is safe, and the referral is right. But she leaves without knowing what to do next Monday, and Rob does not know how to staff the line. A short interim step, such as whom to call and by when, would protect both while HR works on the rest.',
            next: 's4',
          },
          {
            id: 's3a-c',
            text: "Stop Rob's question. Say the record will note only a reason that HR is reviewing. Hold both dates, agree a 6:30 call on treatment days, and offer a private HR talk.",
            value: 10,
            feedback:
              'Thandi keeps her privacy and leaves with a plan. Rob gets warning of gaps without health details. Her question about the record got a true answer. Holding both dates as under review means nothing counts against her until HR knows whether they are protected. The record can show a standard, support and a date.',
            next: 's4',
          },
          {
            id: 's3a-d',
            text: 'Thank her, and explain that 7:00 applies to everyone. Count both dates, state the next step under policy, and invite her to raise the treatment with HR separately.',
            value: 0,
            feedback:
              'The even tone hides the harm: you have been told of a health reason and have counted the dates anyway. Leave or disability law may protect that time, and the record now proves you knew. Thandi learns that telling the truth cost her. Pause the count, then ask HR.',
            next: 's4',
          },
        ],
      },
      {
        id: 's3b',
        title: 'A guarded answer',
        description: 'Decide how to receive a written statement.',
        situation:
          'Wednesday, September 30. However it reached her, Thandi has learned that Rob first wanted only her written up. She hands you a typed statement. It says that she has treatment on some Mondays, that no one asked her why before acting, and that Ben and Yuki were late as often. It ends: "I feel singled out." She asks what happens now. Rob has a meeting with her booked for two o\'clock.',
        choices: [
          {
            id: 's3b-a',
            text: 'Accept the statement, apologize, cancel the two o\'clock meeting and open a private talk about support. Treat the "singled out" line as settled by your apology.',
            value: 7,
            feedback:
              'The pause, the apology and the support are right, and Thandi will feel heard. But she raised a fairness concern in writing, and an apology from HR does not decide it. If it is never logged or looked at, any later step by Rob will look like payback.',
            next: 's4',
          },
          {
            id: 's3b-b',
            text: "Accept the statement and pause everything, including any page already issued. Arrange a private HR talk on support, agree an interim call-in, and send the fairness concern outside Rob's line.",
            value: 10,
            feedback:
              'Each issue gets its own path. Thandi has an interim plan, privacy and a fair reviewer. Rob is protected too, because someone neutral checks the crew data before anyone assumes motive. Nothing counts against her meanwhile. You have recovered the process, and the record will show when and how.',
            next: 's4',
          },
          {
            id: 's3b-c',
            text: "Let the two o'clock meeting go ahead with you in the room, so that Rob can respond, and attach her statement to the record as her side.",
            value: 3,
            feedback:
              'Attaching her words looks balanced, but Rob now meets the person who has just questioned his fairness, with her health details in hand. Thandi feels exposed, and whatever he says will be read as a reaction. Cancel the meeting, protect the statement and separate the issues first.',
            next: 's4',
          },
          {
            id: 's3b-d',
            text: 'Offer a fresh start: you remove every note about lateness, she takes back the statement, and all of them begin again on Monday with the same clear standard.',
            value: 0,
            feedback:
              'It sounds generous, but you are trading her concern for your records. Thandi may feel pressed to stay silent, the health reason goes unsupported, and evidence disappears. If the problem returns, you cannot show what you knew or did. Concerns are answered on their merits; records are corrected, never bargained away.',
            next: 's4',
          },
        ],
      },
      {
        id: 's4',
        title: 'Record and file',
        description: 'Decide what is written and who may see it.',
        situation:
          'It is 4 p.m. on September 30. On your desk are the clock data, a handwritten note that Rob made yesterday from memory with one wrong time in it, your notes of today\'s talk with Thandi, and a clinic letter she has just emailed. Rob asks for "a copy of everything, for my own protection." You must decide what to write and where each paper goes.',
        choices: [
          {
            id: 's4a',
            text: 'File a FOSA record with "gave a reason HR is reviewing separately," and send Thandi a copy. Health papers and any fairness concern go in their own files. Rob gets the call-in plan.',
            value: 10,
            feedback:
              'Thandi can read a fair record and trust that her letter stays private. Rob can run the shift. A future manager sees facts, a standard, support and a date, with nothing that could bias a job decision. Every paper has a folder and a named reader. That is a sound file.',
            next: 'end',
          },
          {
            id: 's4b',
            text: 'Write one complete FOSA record with everything in one place, including the clinic letter, and lock it in a folder that only HR can open. Rob gets the call-in plan.',
            value: 7,
            feedback:
              "The lock is good, and Rob learns only what he needs. But mixed papers cannot be shared. The day someone asks for Thandi's attendance history, HR must hand over health details or refuse. In some countries medical papers must be kept apart by law. Split them now, while it takes five minutes.",
            next: 'end',
          },
          {
            id: 's4c',
            text: 'File the FOSA record with "treatment on Mondays" and the letter attached for context, and send Thandi a copy. Give Rob one too, so that he can plan and stay consistent.',
            value: 3,
            feedback:
              'The context is meant kindly and would explain the dates. But every manager who opens the file will now learn of a health matter, and Rob holds it in his drawer. Thandi did not offer it for his drawer or for her file. Any later decision about her invites the question of what they knew.',
            next: 'end',
          },
          {
            id: 's4d',
            text: 'Have Rob redo his note so that it matches the clock, with one entry under each September date. Bin the old one, so that the file tells one clear story.',
            value: 0,
            feedback:
              "A neat story is the problem. Notes written on September 30 would claim to be from the 14th and 28th, and system data would show otherwise. Rob's honesty, your judgment and every true fact then come into doubt. Keep his note, with its true date, and add a dated correction.",
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 70,
    feedback: {
      passing:
        'You kept the order right: facts, then conversation, then record, then filing. The late starts were checked against the clock and the crew. Thandi was heard before anything was decided. Health details stayed out of the personnel file, and Rob received what he needed to run the shift. Review any choice that scored below ten, because those small gaps are the ones an outsider would find. Then use the action plan with a real case this week.',
      failing:
        'Try again with this order in mind. First, facts: pull clock times, approved swaps and the same data for the whole crew before anyone drafts. Ask the supervisor for a note dated today and marked as from memory. Second, conversation: give the same first talk to everyone with the same facts, show the times, and ask why before you state the standard. If a page went out too soon, tell the employee, mark it "not issued," keep it, and add a dated correction; never shred or bargain it away. Third, health or fairness: if either comes up, stop the count. Ask no medical questions in front of the supervisor. Agree a simple interim step, send support to HR and send any complaint to someone outside the line. Fourth, record and filing: write facts, objective, solutions and actions, with "gave a reason HR is reviewing separately." Health papers go in the medical file, a complaint in its own file, and the supervisor learns only what the work needs. Never change the date on any note.',
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: FROM REQUEST TO RECORD\n\nName: ________  Date: ________\nCase (no names): ________\n\n1. FACTS TO CHECK\nSystem data to pull: ________\nApproved swaps or leave to check with: ________\nSame period for the team, from: ________\nSupervisor note, dated today and marked from memory, due: ________\n\n2. CONVERSATION TO HOLD\nWho will be there: ________\nOpening line: ________\nQuestion I ask before stating the standard: ________\nIf health, leave or fairness comes up, I will say: ________\n\n3. RECORD TO WRITE\nFacts: ________\nObjective: ________\nSolutions: ________\nActions and follow-up date: ________\nCopy to employee on: ________\n\n4. FILES AND READERS\nPersonnel file: ________\nMedical file: ________\nComplaint or investigation file: ________\nWhat the supervisor is told: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Facts to check', 'Conversation to hold', 'Record to write', 'Files and readers'],
    },
  },
});
