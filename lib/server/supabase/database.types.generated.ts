// Written by local/supabase/generate-types.ts from supabase/schemas.
export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string
          actor: string | null
          created_at: string
          entries: number | null
          id: number
          subject: string | null
        }
        Insert: {
          action: string
          actor?: string | null
          created_at?: string
          entries?: number | null
          id?: never
          subject?: string | null
        }
        Update: {
          action?: string
          actor?: string | null
          created_at?: string
          entries?: number | null
          id?: never
          subject?: string | null
        }
        Relationships: []
      }
      outbox: {
        Row: {
          answer: number | null
          attempts: number
          created_at: string
          endpoint: string | null
          entry: string
          event: string
          id: number
          next_try: string | null
          request: number
          sent_at: string | null
          status: string
          type: string
        }
        Insert: {
          answer?: number | null
          attempts?: number
          created_at?: string
          endpoint?: string | null
          entry: string
          event?: string
          id?: never
          next_try?: string | null
          request: number
          sent_at?: string | null
          status?: never
          type: string
        }
        Update: {
          answer?: number | null
          attempts?: number
          created_at?: string
          endpoint?: string | null
          entry?: string
          event?: string
          id?: never
          next_try?: string | null
          request?: number
          sent_at?: string | null
          status?: never
          type?: string
        }
        Relationships: [
          {
            foreignKeyName: "outbox_entry_fkey"
            columns: ["entry"]
            referencedRelation: "waitlist"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          created_at: string
          display_name: string | null
          user_id: string
          waitlist_export_at: string | null
          waitlist_previous_visit_at: string | null
          waitlist_visit_at: string | null
        }
        Insert: {
          created_at?: string
          display_name?: string | null
          user_id: string
          waitlist_export_at?: string | null
          waitlist_previous_visit_at?: string | null
          waitlist_visit_at?: string | null
        }
        Update: {
          created_at?: string
          display_name?: string | null
          user_id?: string
          waitlist_export_at?: string | null
          waitlist_previous_visit_at?: string | null
          waitlist_visit_at?: string | null
        }
        Relationships: []
      }
      user_roles: {
        Row: {
          created_at: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          role?: string
          user_id?: string
        }
        Relationships: []
      }
      waitlist: {
        Row: {
          company: string | null
          company_key: string
          consent_version: string | null
          created_at: string
          email: string
          email_key: string
          further_requests: NonNullable<Json>
          id: string
          landing_page: string | null
          language: string
          message: string | null
          name: string
          name_key: string
          notes: NonNullable<Json>
          page: string | null
          phone: string | null
          search: unknown
          source: string
          status: string
          status_at: string | null
          status_by: string | null
          suspected: boolean
          utm_campaign: string | null
          utm_medium: string | null
          utm_source: string | null
        }
        Insert: {
          company?: string | null
          company_key?: never
          consent_version?: string | null
          created_at?: string
          email: string
          email_key?: never
          further_requests?: NonNullable<Json>
          id?: string
          landing_page?: string | null
          language?: string
          message?: string | null
          name: string
          name_key?: never
          notes?: NonNullable<Json>
          page?: string | null
          phone?: string | null
          search?: never
          source?: string
          status?: string
          status_at?: string | null
          status_by?: string | null
          suspected?: boolean
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Update: {
          company?: string | null
          company_key?: never
          consent_version?: string | null
          created_at?: string
          email?: string
          email_key?: never
          further_requests?: NonNullable<Json>
          id?: string
          landing_page?: string | null
          language?: string
          message?: string | null
          name?: string
          name_key?: never
          notes?: NonNullable<Json>
          page?: string | null
          phone?: string | null
          search?: never
          source?: string
          status?: string
          status_at?: string | null
          status_by?: string | null
          suspected?: boolean
          utm_campaign?: string | null
          utm_medium?: string | null
          utm_source?: string | null
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_entry: { Args: { entry: Json }; Returns: string }
      add_note: { Args: { entry: string; note: string }; Returns: boolean }
      allow_sign_in: {
        Args: { device?: string; email: string }
        Returns: boolean
      }
      claim_delivery: {
        Args: { receiver: string; receivers: string[] }
        Returns: {
          delivery: number
          payload: Json
          webhook_id: string
        }[]
      }
      count_waitlist: { Args: { filter?: Json }; Returns: number }
      count_waitlist_by_day: {
        Args: { filter?: Json; starts?: string[] }
        Returns: Json
      }
      download_entry: { Args: { entry: string }; Returns: Json }
      erase_entries: { Args: { entries: string[] }; Returns: number }
      grant_admin: { Args: { address: string }; Returns: string }
      has_recent_sign_in: { Args: Record<PropertyKey, never>; Returns: boolean }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      list_admins: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          granted_at: string
          last_sign_in_at: string
          name: string
          user_id: string
        }[]
      }
      list_waitlist: {
        Args: {
          after_id?: string
          after_value?: string
          backwards?: boolean
          descending?: boolean
          filter?: Json
          page_size?: number
          sort?: string
        }
        Returns: {
          company: string | null
          company_key: string
          consent_version: string | null
          created_at: string
          email: string
          email_key: string
          further_requests: NonNullable<Json>
          id: string
          landing_page: string | null
          language: string
          message: string | null
          name: string
          name_key: string
          notes: NonNullable<Json>
          page: string | null
          phone: string | null
          search: unknown
          source: string
          status: string
          status_at: string | null
          status_by: string | null
          suspected: boolean
          utm_campaign: string | null
          utm_medium: string | null
          utm_source: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "waitlist"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      note_export: { Args: { seconds: number }; Returns: undefined }
      purge_waitlist: { Args: Record<PropertyKey, never>; Returns: number }
      read_entry: { Args: { entry: string }; Returns: Json }
      record_delivery: {
        Args: { answer: number; delivery: number; retry_after?: number }
        Returns: number
      }
      remove_factors: { Args: { address: string }; Returns: number }
      send_again: { Args: Record<PropertyKey, never>; Returns: number }
      set_status: {
        Args: { entries: string[]; new_status: string }
        Returns: number
      }
      visit_waitlist: {
        Args: Record<PropertyKey, never>
        Returns: {
          new_entries: number
          oldest_entry: string
          oldest_kept_until: string
          previous_visit: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
