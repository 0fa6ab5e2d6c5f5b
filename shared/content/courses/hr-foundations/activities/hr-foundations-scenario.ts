import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-foundations-scenario',
  moduleId: 'hr-foundations-m4',
  type: 'scenario',
  title: 'First Week on the HR Desk',
  description:
    'Three urgent requests reach you before noon, and two of them concern the same person. Decide what comes first, what stays private, whom to involve and what to say.',
  passingScore: 70,
  config: {
    scenario: {
      title: 'First Week on the HR Desk',
      context:
        'It is Thursday of your first week covering the HR desk at a parcel depot with 600 employees. Your HR director, Beatriz Nakamura, is traveling but can be reached by phone. The employee relations lead, Callum Adeyemi, works in another building. You have access to the HR system. You have no authority to discipline anyone or to run an investigation.',
    },
    steps: [
      {
        id: 'order',
        title: 'Three messages at 9:10',
        description: 'Decide what you do first.',
        situation:
          'In order of arrival. Grant Osei, night operations manager: "I am giving Leila Farouk a formal warning for absence at noon. Call me, I need her sickness file." Ines Duarte, payroll: "Twelve records do not match. I need a corrected, authorized list by 2 p.m. or they are paid wrong tomorrow." Leila Farouk, parcel sorter: "Can I talk to you in private this morning? It is about my manager. I do not want this to go further."',
        choices: [
          {
            id: 'order-arrival',
            text: 'Work strictly in order of arrival: Grant, Ines, Leila. Send the other two the standard reply that you answer within the day. A fixed order is fair to all, and no one can later claim favoritism.',
            value: 0,
            feedback:
              'Grant takes most of your morning, and Leila receives an automatic reply to a message that may describe mistreatment. By noon she expects no help. A fixed order treats requests equally but ignores harm and deadlines. Sort first by who could be hurt, then by which clock runs out, and only then by time of arrival.',
            next: 'talk-late',
          },
          {
            id: 'order-payroll',
            text: 'Start on the payroll list, because twelve people depend on it. Offer Leila a private room at 10:00 so that she knows she will be heard, and tell Grant that you will call him later this morning.',
            value: 7,
            feedback:
              'Twelve people are likely to be paid correctly, and Leila knows when she will be heard. The gap is Grant. He still plans a warning at noon, and no one has asked him to wait. If your call slips, he acts alone. A one-line request to pause would have cost a minute and removed the only step that is hard to undo.',
            next: 'talk-held',
          },
          {
            id: 'order-hold',
            text: 'Answer all three briefly: ask Grant to hold the noon meeting until you have spoken, offer Leila a private room at 9:40, and promise Ines first answers by 10:45. Then open the payroll list.',
            value: 10,
            feedback:
              'Nothing is solved yet, but nothing can go badly wrong. Leila has a time and a place, Ines can plan, and Grant has been asked to pause a step that would be hard to reverse. Holding messages are not a delay. They stop the clocks that can be stopped and buy you an honest hour for the one that cannot.',
            next: 'talk-held',
          },
          {
            id: 'order-grant',
            text: 'Call Grant at once and take his full account. A flawed warning at noon is the largest legal risk on the desk, so understand it before you talk to anyone else.',
            value: 3,
            feedback:
              'You named the risk well, but the method feeds it. The call runs long, and Grant reads your interest as support. Leila waits without a word, and Ines hears nothing. You could have paused the warning in one sentence, without hearing his case first. Hearing one side in depth also shapes how you will hear the other.',
            next: 'talk-late',
          },
        ],
      },
      {
        id: 'talk-held',
        title: 'Leila in the private room',
        description: 'Decide what you say about confidentiality.',
        situation:
          'Leila closes the door. "Since I told Grant about my treatment, he calls me part-time in front of everyone. Last week he took me off the night premium. I need this job. Before I say more, promise me it stays between us." She has dates in a notebook. The noon meeting is not mentioned.',
        choices: [
          {
            id: 'held-limits',
            text: '"I will share this only with people who need it to act. I cannot promise to tell no one, because you may need protection, but I will tell you first whenever I can. Would you like to go on?" Then you note her words.',
            value: 10,
            feedback:
              'Leila hears the limit before she decides, so her choice to go on is real. She continues, and her dates and words go into your note. You have promised only what you can deliver. If she had stopped, you would still have enough to ask for advice, because what she had already said may describe retaliation or discrimination.',
            next: 'records',
          },
          {
            id: 'held-form',
            text: '"So that it is handled properly, please put this in writing on the grievance form. Once I have that, I can bring in the right people and protect you fully." You give her the form, your direct number and a quiet place to write.',
            value: 3,
            feedback:
              'Leila takes the form and does not return it. She came to you early, afraid, and met paperwork. Once HR has heard of possible discrimination, the organization may already be treated as knowing. A form helps you record a concern. It must not be the price of being heard, or the pattern simply continues on the night shift.',
            next: 'records',
          },
          {
            id: 'held-promise',
            text: '"Yes, this stays between us." She will tell you the full story only if she feels safe, and afterward you can watch Grant closely and steer him in general terms without ever naming her.',
            value: 0,
            feedback:
              'Leila tells you everything, and now you are trapped. Stay silent, and she keeps losing pay while the organization fails to act on what you know. Speak, and you break your word to the person with the least power. General hints to Grant would point to her anyway. Trust built on a promise you cannot keep costs her most.',
            next: 'records',
          },
          {
            id: 'held-late-limit',
            text: 'Let her talk first, because she is anxious. At the end explain carefully that you must tell the employee relations lead, why he needs to know, and that she is protected from retaliation.',
            value: 7,
            feedback:
              'Leila is heard with patience, and your explanation at the end is accurate. But she told you everything while believing it would go no further. Learning the limit afterward feels like a trap, and she may share less with Callum. Two sentences before she began would have kept both the facts and her trust.',
            next: 'records',
          },
        ],
      },
      {
        id: 'talk-late',
        title: 'Ten minutes to noon',
        description: 'Decide how to deal with the meeting and with Leila.',
        situation:
          'At 11:50 Leila is at your door, upset. A shift lead told her that Grant said she would be "written up at noon for being ill". She says, "Since I told him about my treatment, he calls me part-time in front of everyone, and he took me off the night premium. Please keep this between us." The meeting is still in the calendar. You have not yet seen to payroll.',
        choices: [
          {
            id: 'late-warn-grant',
            text: 'Ring Grant and tell him plainly what Leila has just said about his comments, so that he understands the legal risk, takes it seriously and withdraws the warning himself before noon.',
            value: 0,
            feedback:
              'The warning is withdrawn, but Grant now knows what Leila said, minutes after she begged you not to repeat it. She works under him tonight. You may have exposed her to retaliation and tipped off someone whose conduct may need a fair review. Pausing a meeting needs no reason beyond "we need to speak first."',
            next: 'records',
          },
          {
            id: 'late-pause-listen',
            text: 'Give Leila a private room and water. Ring Grant: "Please postpone noon. We need to speak first, and I cannot explain yet. It is no finding about anyone." Then tell Leila what you can and cannot keep private, and listen.',
            value: 10,
            feedback:
              'The step that could not be undone has stopped, and Grant has learned nothing about the source. Leila sees action before she is asked for more, and she hears the limits before she speaks. You recovered a poor morning in five minutes. Notice the price, though: an earlier holding line would have spared her the corridor rumor.',
            next: 'records',
          },
          {
            id: 'late-attend',
            text: 'Tell Leila you will sit in on the noon meeting as a neutral note-taker. Your presence will keep Grant fair, she will not be alone, and afterward you will have a firsthand record to work from.',
            value: 3,
            feedback:
              'Leila walks into a warning with HR beside the manager she fears. To her, and later to anyone reviewing it, your presence looks like approval. A note-taker cannot cure a process that starts with an open concern about treatment and health. The record you gain shows mainly that HR knew and let the meeting go ahead.',
            next: 'records',
          },
          {
            id: 'late-postpone-tomorrow',
            text: 'Get Grant to postpone without giving reasons. Tell Leila she is protected, and book a full hour for her tomorrow morning, when you can give her proper attention instead of rushing.',
            value: 7,
            feedback:
              'The warning is off for now, and you gave away nothing. Leila, however, works for Grant tonight, and you have not told her how private your talk will be or whom to call if something happens. A quiet hour tomorrow is good. Ten minutes now, with limits stated and a safe contact for the shift, is needed first.',
            next: 'records',
          },
        ],
      },
      {
        id: 'records',
        title: 'Grant wants the file',
        description: 'Decide what to share, what to say and whom to involve.',
        situation:
          'You are back at your desk when Grant calls. "I am her manager. I am entitled to her sickness file and to know what this treatment is. How else do I plan the night shift? And what exactly has she been telling you?" He sounds worried about cover as much as annoyed.',
        choices: [
          {
            id: 'records-together',
            text: 'Suggest that the three of you sit down this afternoon for an informal talk. Most disputes like this are misunderstandings, and early resolution usually serves both people better than a formal process would.',
            value: 0,
            feedback:
              'Grant agrees and messages Leila at once: "HR says you want to talk about me." She had asked for privacy and now faces the man she fears, with no support and no choice. Informal resolution can work well, when both people choose it and no risk of retaliation hangs over one of them. Here it exposes her and may harden both.',
            next: 'payroll-leak',
          },
          {
            id: 'records-weekly',
            text: "Decline to share the file or anyone's conversations. Give him dates and cover for tonight, ask him to take no further formal step, and put the matter on Monday's agenda with Beatriz so she can decide calmly.",
            value: 7,
            feedback:
              'Your wording protects Leila and gives Grant what he needs for tonight. But Monday is four nights away, and a concern about health and lost pay should reach employee relations the same day. If something happens over the weekend, the question will be why the desk waited. Same message, but call Callum before you close the file.',
            next: 'payroll-clear',
          },
          {
            id: 'records-redacted',
            text: 'Send only the absence dates and the medical note with the diagnosis blacked out, which is all he can fairly need. Explain that you cannot say more, since Leila has raised something that employee relations must look at.',
            value: 3,
            feedback:
              'Blacking out a diagnosis can still leave a clinic name or a pattern that gives it away, and Grant did not need the note at all. Worse is the last line. Grant now has it from HR that Leila raised something, and about whom is easy to guess. Give planning facts in your own words and leave the source out entirely.',
            next: 'payroll-leak',
          },
          {
            id: 'records-need',
            text: "\"I don't share medical records or anyone's conversations, for any employee. Let us fix tonight's cover. Please take no further formal step until Callum calls you today.\" Then you brief Callum with facts only.",
            value: 10,
            feedback:
              'Grant gets what he can use: cover for tonight and one clear contact. He learns nothing more about Leila, because your line would be the same for anyone. Callum receives who, what and when, without your opinion, and can decide on next steps today. You stayed inside your role and treated Grant fairly too, since nothing has been found.',
            next: 'payroll-clear',
          },
        ],
      },
      {
        id: 'payroll-clear',
        title: 'Forty-five minutes to cut-off',
        description: 'Decide how to correct the records.',
        situation:
          'It is 1:15 p.m., and you now have the twelve records in front of you. Ines needs a written, authorized list by 2:00. One starter has 37.5 hours in the HR system, but the signed contract says 30. Eleven night-shift records have no premium code. For eight you can see approved shift sheets. For three, including Leila, the code was removed on Grant\'s login last week with no reason given. Ines says, "Just tell me a number."',
        choices: [
          {
            id: 'clear-source',
            text: 'Correct the hours and the eight proven codes in the HR system, with a log. Ask Ines what the three are due on clock data, tell them today, and send Callum the system record, untouched.',
            value: 10,
            feedback:
              'Nine records are right at the source, so the same error cannot return next month. The three people hear from you before they open a payslip. If clock data shows night work, the premium may be due now, no matter who removed the code. You did not erase a change that may matter as evidence, and only Callum learned why it might. Pay and a fair review were both served.',
            next: 'end',
          },
          {
            id: 'clear-approve',
            text: "Authorize the list as the system shows it. Ines owns payroll accuracy, the cut-off is fixed, and any difference can be settled in next month's run once all twelve have been properly checked.",
            value: 0,
            feedback:
              'One new employee is overpaid and may be asked to repay it. Eleven night workers lose premium money they may need for rent, and in some places short pay breaks the law even if repaid later. Your name is on an authorization you knew to be doubtful. Where evidence is in front of you, correct it before you sign.',
            next: 'end',
          },
          {
            id: 'clear-file',
            text: 'Ask Ines to type the right hours and restore all eleven codes straight into the payroll file now, including the three, and update the HR system next week when it is quieter.',
            value: 3,
            feedback:
              "Friday's pay may look right, but the HR system still holds the wrong data and will overwrite it next month. Restoring the three codes without evidence is a guess, and the file now differs from the system on the very records that may be reviewed. Fix the source first, and change only what you can prove or are authorized to change.",
            next: 'end',
          },
          {
            id: 'clear-hold',
            text: 'Correct the hours and the eight proven codes in the HR system with a log. Leave the three as they are and wait for employees to raise it, so that you do not draw attention to Leila.',
            value: 7,
            feedback:
              'Nine people are paid from proven records, and you left the disputed change alone. But three people will find short pay tomorrow without a word from HR, and Callum does not know that the record fits what Leila described. Tell all three in the same neutral way, so that no one stands out, and pass the system record to Callum.',
            next: 'end',
          },
        ],
      },
      {
        id: 'payroll-leak',
        title: 'He knows',
        description: 'Decide how to repair the damage and still meet the cut-off.',
        situation:
          'It is 1:15 p.m. Leila texts: "He knows I talked to you. He is asking the others if they went to HR too." Ines calls: she needs an authorized list by 2:00. You can prove nine of the twelve corrections now. The other three, including Leila\'s premium, were changed on Grant\'s login with no reason given.',
        choices: [
          {
            id: 'leak-handle-self',
            text: 'Call Grant yourself, tell him firmly to stop asking questions, and text Leila that it is dealt with. Then do the payroll list on time. Escalating a slip that you have already put right would only make things bigger for her.',
            value: 3,
            feedback:
              'Grant hears a warning from someone without authority over him, and Leila is told it is dealt with when it is not. No one senior knows that a possible complainant has been exposed or that coworkers are being questioned. When it comes out, the slip matters less than the silence. Pass it up at once, with your own part included.',
            next: 'end',
          },
          {
            id: 'leak-own',
            text: 'Call Callum now: what went out, when, and what Grant is doing. Ask that someone with authority stop him. Call Leila with an apology and a safe contact. Send Ines the nine, and flag the three.',
            value: 10,
            feedback:
              'Within fifteen minutes someone with authority knows the risk, including your part in it. Leila hears the truth from you and has a name to call tonight. Nine people are paid correctly, and the three disputed records stay untouched for review. Mistakes in confidentiality happen. Quick, factual ownership is what limits the harm and keeps you credible.',
            next: 'end',
          },
          {
            id: 'leak-watch',
            text: "Finish payroll, write a dated note for the file about Grant's questions, and watch for a few days. Nothing is proved yet, and acting on one text message might look as if you had taken sides.",
            value: 0,
            feedback:
              'Leila works tonight for a manager who knows she spoke, and her coworkers learn that talking to HR gets you questioned. A file note protects no one. You need no finding to prevent retaliation: asking for a stop to the questioning takes no side. Waiting for proof here means waiting for harm, with a dated note that you knew.',
            next: 'end',
          },
          {
            id: 'leak-payroll-first',
            text: 'Send Ines the nine corrections and flag the three before 2:00, since that clock is fixed. Then call Callum straight after with the full facts, including what you disclosed, and call Leila.',
            value: 7,
            feedback:
              "Everything important gets done, and you own your part. The order is the weakness. For forty-five minutes coworkers are still being questioned and Leila has no reply. A two-minute call to Callum would have started the protection while you worked on the list. When people and paper compete, start the person's help first, then meet the deadline.",
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 40,
    passingScore: 70,
    feedback: {
      passing:
        'You kept people safe first and the clocks under control. You stated limits before listening, gave the manager what he needed and no more, and passed on facts and not theories. Read the feedback on any choice below 10 points: most of those lost points come from an action that was right but late. Then use the action plan to fix one thing on your own desk.',
      failing:
        'Here is how the day can go well. First, sort by harm and deadline: send three short holding messages, ask for the noon warning to wait, and give the employee a private time. Second, state the limits of confidentiality before anyone tells you more: "I will share this only with people who need it to act, and I will tell you first whenever I can." Never promise secrecy, and never make a form the price of being heard. Third, give a manager planning facts (dates, cover, agreed limits) and nothing about health or who spoke to you. Use the same words for every employee. Fourth, take possible harassment or retaliation to the right person the same day, in facts: who, what, when, what you did. Fifth, correct records at the source, from proof, with a log, and send disputed changes to the reviewer as they stand. If you slip, own it at once. Try again and watch the moment when a helpful reply reveals a source.',
    },
    actionPlan: {
      template:
        'ACTION PLAN: FIRST WEEK ON THE HR DESK\n\nName: ______________________   Date: ______________\n\n1. TRIAGE\nThe request type I tend to answer too late: ______________________________\nMy holding message (two sentences): ______________________________\n\n2. CONFIDENTIALITY WORDING\nMy limit sentence, said before people tell me more: ______________________________\nMy standard reply when a manager asks about health: ______________________________\n\n3. ESCALATION\nWho takes possible harassment or retaliation today: ______________________________\nBackup if that person is away: ______________________________\nFacts I always pass on: who / what was said / when / deadline / done so far\n\n4. RECORDS\nOne field in our HR system that is often wrong: ______________________________\nThe source document that settles it: ______________________________\nWho fixes it, and by when: ______________________________\n\nReview date: ______________   Colleague who will ask me about it: ______________________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: ['Triage', 'Confidentiality wording', 'Escalation', 'Records'],
    },
  },
});
